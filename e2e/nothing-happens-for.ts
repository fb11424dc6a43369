import { test } from '@playwright/test'

/** That nothing changes can only be waited for: `why` says why this long is enough. */
export const nothingHappensFor = (milliseconds: number, why: string): Promise<void> =>
  test.step(`nothing happens for ${milliseconds} ms: ${why}`, () =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)))
