import { AppError } from '@sild/service-kit'

export const ticketNotFound = (): AppError => new AppError('ticket-not-found')
export const ticketOpen = (): AppError => new AppError('ticket-open')
export const ticketClaimed = (): AppError => new AppError('ticket-claimed')
export const ticketNotClaimed = (): AppError => new AppError('ticket-not-claimed')
export const ticketClosed = (): AppError => new AppError('ticket-closed')
export const ticketsOfOthers = (): AppError => new AppError('tickets-of-others')
export const cannedAnswerNotFound = (): AppError => new AppError('canned-answer-not-found')
export const cannedAnswerChanged = (): AppError => new AppError('canned-answer-changed')
