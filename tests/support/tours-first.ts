import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts the tours of all pages before the other files: begun last, one of them would end long after everything else. */
export class ToursFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isTour = ({ moduleId }: TestSpecification) => /\/tour-[a-z]+\.test\.ts$/.test(moduleId)
    return [...sorted.filter(isTour), ...sorted.filter(file => !isTour(file))]
  }
}
