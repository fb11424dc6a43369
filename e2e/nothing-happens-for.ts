import { test } from '@playwright/test'

/** The absence of a change has no signal, so it waits. `why` is the reason why this time is enough. */
export const nothingHappensFor = (milliseconds: number, why: string): Promise<void> =>
  test.step(`nothing happens for ${milliseconds} ms: ${why}`, () =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)))
