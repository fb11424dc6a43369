import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * These tests start whole installations, or wait for killed processes: half a minute each, although the files are
 * short.
 */
export const startsInstallations = /\/(?:tools\/test|packages\/postgres\/test)\/|\/(?:crash|ledger)\.int\.test\.ts$/

/** Starts with the slowest files, so that no worker is left with one of them at the end. The rest is sorted by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is the sequencer's, and sorts a copy.
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => startsInstallations.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
