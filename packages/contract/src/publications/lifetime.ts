/** Days that an approved publication is live before it is archived automatically. Each approval restarts them. */
export const lifetimeDays = 60
