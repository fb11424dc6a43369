/** Count of hits in the running window. */
export interface Count {
  readonly hits: number
  readonly resetsInMs: number
}

/** Counts in fixed windows that start with the first hit. */
export interface Counters {
  hit(key: string, windowMs: number): Promise<Count>
  /** Subtracts one hit from the running window. Does nothing if the window is over. */
  giveBack(key: string): Promise<void>
  close(): Promise<void>
}
