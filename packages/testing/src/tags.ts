import { guidOf } from './replies.ts'

/** A tag as searches of tags return it. */
export const tagReply = (label: string, number = 501) => ({
  guid: guidOf(number),
  label,
  searchText: label.toLowerCase(),
})
