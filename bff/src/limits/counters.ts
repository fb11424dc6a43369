/** How often something was counted in its running window. */
export interface Count {
  readonly hits: number
  readonly resetsInMs: number
}

/** Counts in fixed windows that begin with the first hit. */
export interface Counters {
  hit(key: string, windowMs: number): Promise<Count>
  /** Takes one hit of the running window back. Does nothing where the window is over. */
  giveBack(key: string): Promise<void>
  close(): Promise<void>
}
