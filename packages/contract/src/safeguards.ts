import type { Access } from './operation.ts'
import type { Operations } from './operations.ts'

type StaffAccess = Extract<Access, 'staff' | 'moderator' | 'support' | 'editor' | 'admin' | 'team'>
/** Operations with which the staff change something. */
export type StaffChange = {
  [N in keyof Operations]: Operations[N] extends { readonly access: StaffAccess }
    ? Operations[N] extends { readonly isRead: true }
      ? never
      : N
    : never
}[keyof Operations]

/** What prevents a single staff member from making an irreversible change. */
export type Safeguard =
  /** Another operation restores the former state. */
  | { readonly undoneBy: keyof Operations }
  /** Done only after a colleague has approved it: the operation `needsApproval`. */
  | { readonly approvedBy: 'colleague' }
  /** Takes effect after this delay; these operations cancel it before. */
  | { readonly waitsHours: number; readonly stoppedBy: readonly (keyof Operations)[] }
  /** Is itself the review: the service rejects the person who made the first decision. */
  | { readonly isSecondLook: true; readonly after: keyof Operations }
  /** The affected person gets the reason and may appeal to another member of staff. */
  | { readonly contestedBy: keyof Operations }
  /** Removes nothing: no account, company, money or content. */
  | { readonly losesNothing: string }

const colleague = { approvedBy: 'colleague' } as const
const claim = { losesNothing: 'It says who works on something, and ends by itself.' } as const
const speech = { losesNothing: 'It adds words under the name of who wrote them.' } as const
const revision = { undoneBy: 'restorePageRevision' } as const
const release = { undoneBy: 'rollBackRelease' } as const

/** The safeguard of every staff operation that changes something. A new operation does not compile without one. */
export const safeguards: Readonly<Record<StaffChange, Safeguard>> = {
  // Accounts
  startEmailChange: { waitsHours: 72, stoppedBy: ['stopEmailChange', 'cancelEmailChange'] },
  cancelEmailChange: { losesNothing: 'The account stays as it was, and the change can be begun again.' },
  suspendUser: { undoneBy: 'restoreUser' },
  restoreUser: { undoneBy: 'suspendUser' },
  openViewing: { losesNothing: 'It only looks, for a quarter of an hour, and the member sees it.' },
  endViewing: { losesNothing: 'It ends what was only a look.' },

  // Companies
  repeatRegisterCheck: { losesNothing: 'The official register decides, and is asked again at any time.' },

  // Money
  refundPayment: colleague,
  settleTransfer: colleague,
  importStatement: colleague,
  giveGift: colleague,
  createPromoCode: colleague,
  resolvePaymentDifference: colleague,
  decideTaxChange: {
    losesNothing: 'It answers a request of the company. Paid invoices stay, and the company may request again.',
  },
  endPromoCode: { losesNothing: 'Companies keep what the code gave. Another code can be made.' },

  // Content of members
  approvePublication: { undoneBy: 'decideReport' },
  rejectPublication: { contestedBy: 'appealDecision' },
  undoModerationDecision: { undoneBy: 'approvePublication' },
  decideReport: { contestedBy: 'appealDecision' },
  decideAppeal: { isSecondLook: true, after: 'decideReport' },
  claimModerationCase: claim,
  releaseModerationCase: claim,
  mergeTag: colleague,
  banTag: colleague,
  allowTag: { undoneBy: 'banTag' },
  nameTag: { undoneBy: 'nameTag' },
  mergeCategory: colleague,
  nameCategory: { undoneBy: 'nameCategory' },
  closeCategory: { undoneBy: 'openCategory' },
  openCategory: { undoneBy: 'closeCategory' },

  // Content of ours
  createPage: revision,
  savePage: revision,
  submitPage: { undoneBy: 'returnPage' },
  returnPage: { undoneBy: 'submitPage' },
  approvePage: { isSecondLook: true, after: 'submitPage' },
  withdrawPage: { undoneBy: 'submitPage' },
  restorePageRevision: revision,
  updateSiteSettings: { undoneBy: 'updateSiteSettings' },

  // Support
  answerTicket: speech,
  addTicketNote: speech,
  claimTicket: claim,
  releaseTicket: claim,
  tagTicket: { undoneBy: 'tagTicket' },
  closeSupportTicket: { undoneBy: 'answerTicket' },
  mergeTickets: { losesNothing: 'All that was said stays, in the other ticket of the same customer.' },
  createCannedAnswer: { undoneBy: 'deleteCannedAnswer' },
  updateCannedAnswer: { undoneBy: 'updateCannedAnswer' },
  deleteCannedAnswer: { undoneBy: 'createCannedAnswer' },

  // What colleagues ask of each other
  requestApproval: { undoneBy: 'declineRequest' },
  approveRequest: { isSecondLook: true, after: 'requestApproval' },
  declineRequest: { undoneBy: 'requestApproval' },

  // The system
  checkAuditChain: { losesNothing: 'It reads the log and notes what it found.' },
  retryFailedJob: { losesNothing: 'It does what was to be done anyway; jobs make their effect once.' },
  retryFailedJobs: { losesNothing: 'As retryFailedJob.' },
  dropFailedJob: { losesNothing: 'What it was, for whom and why it was dropped stays on record for ninety days.' },
  dropFailedJobs: { losesNothing: 'As dropFailedJob.' },
  rebuildSearchIndex: { losesNothing: 'The old index answers until the new one has the same content.' },
  changeFlag: { undoneBy: 'changeFlag' },
  addFlagCompany: { undoneBy: 'removeFlagCompany' },
  removeFlagCompany: { undoneBy: 'addFlagCompany' },
  enterPreview: { losesNothing: 'It chooses what the browser of the caller is sent.' },

  // Releases
  publishRelease: { losesNothing: 'A release is added and served to nobody yet.' },
  promoteRelease: release,
  startCanary: release,
  rampCanary: release,
  rollBackRelease: { undoneBy: 'promoteRelease' },
  disableRemote: { undoneBy: 'enableRemote' },
  enableRemote: { undoneBy: 'disableRemote' },
  freezeChannel: { undoneBy: 'freezeChannel' },
  createPreview: { undoneBy: 'revokePreview' },
  revokePreview: { undoneBy: 'createPreview' },
  createTeamToken: { undoneBy: 'revokeTeamToken' },
  revokeTeamToken: { undoneBy: 'createTeamToken' },
  collectGarbage: { losesNothing: 'Releases that a channel may still lead to stay; any other can be built again.' },
}
