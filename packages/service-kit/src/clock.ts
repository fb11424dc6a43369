/** Time is a dependency, so that tests move it. What is compared in SQL uses the database's own time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
