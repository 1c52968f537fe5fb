import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the tours of all pages first, as they take longest. */
export class ToursFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isTour = ({ moduleId }: TestSpecification) => /\/tour-[a-z]+\.test\.ts$/.test(moduleId)
    return [...sorted.filter(isTour), ...sorted.filter(file => !isTour(file))]
  }
}
