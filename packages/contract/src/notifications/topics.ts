/** Topics of notifications that a user can switch on or off. */
export const newsTopics = ['publications', 'responses', 'messages', 'reviews', 'searches'] as const
export type NewsTopic = (typeof newsTopics)[number]
