/** The latest messages of a chat. */
export const threadInput = (chatGuid: string) => ({ params: { chatGuid }, query: {} })
