import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the tours of all pages and the compilers of other languages first, as they take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/(tour-[a-z]+\.test|languages\/\w+\.test)\.ts$/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}
