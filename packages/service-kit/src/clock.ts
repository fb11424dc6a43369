/** Time is a dependency, so that tests can change it. Comparisons in SQL use the time of the database. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
