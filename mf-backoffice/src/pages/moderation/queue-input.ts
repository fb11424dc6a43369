export const queueStates = ['waiting', 'mine', 'decided'] as const
export type QueueState = (typeof queueStates)[number]

export const queueStateOf = (parameters: URLSearchParams): QueueState =>
  queueStates.find((state) => state === parameters.get('state')) ?? 'waiting'
export const queueInput = (state: QueueState) => ({ query: { state, limit: 100 } })
export const caseInput = (caseGuid: string) => ({ params: { caseGuid } })
