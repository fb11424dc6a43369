/** How long an approved publication stays before it is archived by itself. Each approval starts it anew. */
export const lifetimeDays = 60
