/** A time of BullMQ as the contract writes it. */
export const instantOf = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString()
