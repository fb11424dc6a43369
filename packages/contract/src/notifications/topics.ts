/** What somebody may want to be told of or not. */
export const newsTopics = ['publications', 'responses', 'messages', 'reviews', 'searches'] as const
export type NewsTopic = (typeof newsTopics)[number]
