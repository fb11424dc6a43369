import { approvalViews } from '@sild/contract/audit/approval-schemas'
import { pageQuery } from '@sild/contract/paging'

export type ApprovalView = (typeof approvalViews)[number]
export const pageSize = 10

export const approvalViewOf = (parameters: URLSearchParams): ApprovalView =>
  approvalViews.find((view) => view === parameters.get('view')) ?? 'waiting'
export const approvalsInput = (parameters: URLSearchParams) => ({
  query: { view: approvalViewOf(parameters), ...pageQuery(parameters, pageSize) },
})
