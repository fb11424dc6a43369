/** What is counted day by day. */
export const kindsOfNumbers = ['viewsCount', 'responsesCount', 'favoritesCount'] as const
