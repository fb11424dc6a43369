/** Names the use of a plan's response for ever: taken once and given back once. */
export const quotaEffectKey = (responseGuid: string): string => `response ${responseGuid}`
