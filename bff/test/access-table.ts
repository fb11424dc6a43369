import type { OperationName } from '@sild/contract/operations'

/** Whom the table knows, in the order of its columns. */
export const personas = [
  'nobody',
  'expired',
  'guest',
  'customerUnverified',
  'customerWithoutCompany',
  'customer',
  'customerPaid',
  'providerUnverified',
  'provider',
  'providerPaid',
  'moderator',
  'moderatorOwner',
  'support',
  'admin',
  'team',
  'editor',
] as const
export type PersonaName = (typeof personas)[number]

/**
 * Who may call what, from section 6 of the specification, written by hand and not derived from the contract:
 * `+` is let in, `.` is rejected. The columns are no token, an expired token, a guest; customers unverified, without
 * company, owning one, owning one that pays; providers unverified, owning a company, owning one that pays; a moderator,
 * a moderator who owns a company, support, admin; the token of a feature team, which is no session; an editor.
 */
const table = `
  # What nobody needs a token for
  openAnonymousSession      + + + + + + + + + + + + + + + +
  signIn                    + + + + + + + + + + + + + + + +
  signInByLink              + + + + + + + + + + + + + + + +
  refreshSession            + + + + + + + + + + + + + + + +
  signOut                   + + + + + + + + + + + + + + + +
  unsubscribeInOneClick     + + + + + + + + + + + + + + + +
  subscribeToNewsletter     + + + + + + + + + + + + + + + +
  confirmNewsletter         + + + + + + + + + + + + + + + +
  endNewsletter             + + + + + + + + + + + + + + + +
  renewPushSubscription     + + + + + + + + + + + + + + + +
  checkStatus               + + + + + + + + + + + + + + + +
  getEventCalendar          + + + + + + + + + + + + + + + +
  getOpenApi                + + + + + + + + + + + + + + + +
  reportRemotes             + + + + + + + + + + + + + + + +
  reportErrors              + + + + + + + + + + + + + + + +
  # A payment provider, which has no session and proves itself by its signature
  receivePaymentEvent       + + . . . . . . . . . . . . + .
  receiveMailEvent          + + . . . . . . . . . . . . + .
  # A guest browses, searches, signs up and writes to us
  registerUser              . . + + + + + + + + + + + + . +
  activateAccount           . . + + + + + + + + + + + + . +
  registerEmail             . . + + + + + + + + + + + + . +
  verifyEmail               . . + + + + + + + + + + + + . +
  verifyOnboarding          . . + + + + + + + + + + + + . +
  unsubscribe               . . + + + + + + + + + + + + . +
  stopEmailChange           . . + + + + + + + + + + + + . +
  readKeepLink              . . + + + + + + + + + + + + . +
  keepByLink                . . + + + + + + + + + + + + . +
  readSuspension            . . + + + + + + + + + + + + . +
  appealSuspension          . . + + + + + + + + + + + + . +
  requestRecovery           . . + + + + + + + + + + + + . +
  resetPassword             . . + + + + + + + + + + + + . +
  search                    . . + + + + + + + + + + + + . +
  countSearchFilters        . . + + + + + + + + + + + + . +
  autocomplete              . . + + + + + + + + + + + + . +
  autocompleteCompanies     . . + + + + + + + + + + + + . +
  listSearchSuggestions     . . + + + + + + + + + + + + . +
  readSearchFeed            . . + + + + + + + + + + + + . +
  getRanking                . . + + + + + + + + + + + + . +
  explainResult             . . + + + + + + + + + + + + . +
  getMarketOverview         . . + + + + + + + + + + + + . +
  listProviderCities        . . + + + + + + + + + + + + . +
  listCards                 . . + + + + + + + + + + + + . +
  listSimilarCards          . . + + + + + + + + + + + + . +
  getSitemap                . . + + + + + + + + + + + + . +
  recordViews               . . + + + + + + + + + + + + . +
  getCompany                . . + + + + + + + + + + + + . +
  getCompanyLinks           . . + + + + + + + + + + + + . +
  getCompanyGallery         . . + + + + + + + + + + + + . +
  listCompanies             . . + + + + + + + + + + + + . +
  getCompanyVerification    . . + + + + + + + + + + + + . +
  listCompanyReviews        . . + + + + + + + + + + + + . +
  listRecentReviews         . . + + + + + + + + + + + + . +
  listPublicationsByGuids   . . + + + + + + + + + + + + . +
  getPublication            . . + + + + + + + + + + + + . +
  searchTags                . . + + + + + + + + + + + + . +
  listTopTags               . . + + + + + + + + + + + + . +
  searchHintTags            . . + + + + + + + + + + + + . +
  getAnswering              . . + + + + + + + + + + + + . +
  listPlans                 . . + + + + + + + + + + + + . +
  listOptions               . . + + + + + + + + + + + + . +
  sendContactForm           . . + + + + + + + + + + + + . +
  registerForWebinar        . . + + + + + + + + + + + + . +
  listCategories            . . + + + + + + + + + + + + . +
  listCountries             . . + + + + + + + + + + + + . +
  listLanguages             . . + + + + + + + + + + + + . +
  listCities                . . + + + + + + + + + + + + . +
  listPageCategories        . . + + + + + + + + + + + + . +
  listPages                 . . + + + + + + + + + + + + . +
  getSiteSettings           . . + + + + + + + + + + + + . +
  listFlags                 . . + + + + + + + + + + + + . +
  getPage                   . . + + + + + + + + + + + + . +
  streamEvents              . . + + + + + + + + + + + + . +
  # A signed-in user has an account, notifications, files and counters, confirmed or not
  getUser                   . . . + + + + + + + + + + + . +
  updateUser                . . . + + + + + + + + + + + . +
  changeEmail               . . . + + + + + + + + + + + . +
  saveTips                  . . . + + + + + + + + + + + . +
  deleteUser                . . . + + + + + + + + + + + . +
  resendVerification        . . . + + + + + + + + + + + . +
  listViewings              . . . + + + + + + + + + + + . +
  listSessions              . . . + + + + + + + + + + + . +
  endSession                . . . + + + + + + + + + + + . +
  endOtherSessions          . . . + + + + + + + + + + + . +
  getSecondFactor           . . . + + + + + + + + + + + . +
  beginSecondFactor         . . . + + + + + + + + + + + . +
  confirmSecondFactor       . . . + + + + + + + + + + + . +
  endSecondFactor           . . . + + + + + + + + + + + . +
  getMailingConfiguration   . . . + + + + + + + + + + + . +
  updateMailingConfiguration . . . + + + + + + + + + + + . +
  listPoliciesToAccept      . . . + + + + + + + + + + + . +
  acceptPolicies            . . . + + + + + + + + + + + . +
  listDocuments             . . . + + + + + + + + + + + . +
  getDataExport             . . . + + + + + + + + + + + . +
  requestDataExport         . . . + + + + + + + + + + + . +
  downloadDataExport        . . . + + + + + + + + + + + . +
  getReferral               . . . + + + + + + + + + + + . +
  listCompanyCases          . . . + + + + + + + + + + + . +
  getCompanyCase            . . . + + + + + + + + + + + . +
  listPromoCodes            . . . + + + + + + + + + + + . +
  createReport              . . . + + + + + + + + + + + . +
  sendFeedback              . . . + + + + + + + + + + + . +
  listTickets               . . . + + + + + + + + + + + . +
  createTicket              . . . + + + + + + + + + + + . +
  getTicket                 . . . + + + + + + + + + + + . +
  replyToTicket             . . . + + + + + + + + + + + . +
  markTicketViewed          . . . + + + + + + + + + + + . +
  closeTicket               . . . + + + + + + + + + + + . +
  rateTicket                . . . + + + + + + + + + + + . +
  reportReview              . . . + + + + + + + + + + + . +
  getDecision               . . . + + + + + + + + + + + . +
  appealDecision            . . . + + + + + + + + + + + . +
  listMyCompanies           . . . + + + + + + + + + + + . +
  listNotifications         . . . + + + + + + + + + + + . +
  markNotificationRead      . . . + + + + + + + + + + + . +
  markNotificationsRead     . . . + + + + + + + + + + + . +
  transferAnonymousViews    . . . + + + + + + + + + + + . +
  getActivityCounter        . . . + + + + + + + + + + + . +
  listFavoriteLists         . . . + + + + + + + + + + + . +
  createFavoriteList        . . . + + + + + + + + + + + . +
  renameFavoriteList        . . . + + + + + + + + + + + . +
  deleteFavoriteList        . . . + + + + + + + + + + + . +
  listFavorites             . . . + + + + + + + + + + + . +
  addFavorite               . . . + + + + + + + + + + + . +
  removeFavorite            . . . + + + + + + + + + + + . +
  listSearchHistory         . . . + + + + + + + + + + + . +
  getBlacklist              . . . + + + + + + + + + + + . +
  hideCard                  . . . + + + + + + + + + + + . +
  showCard                  . . . + + + + + + + + + + + . +
  saveSearch                . . . + + + + + + + + + + + . +
  listSavedSearches         . . . + + + + + + + + + + + . +
  updateSavedSearch         . . . + + + + + + + + + + + . +
  deleteSavedSearch         . . . + + + + + + + + + + + . +
  openSearchFeed            . . . + + + + + + + + + + + . +
  getNewsPreferences        . . . + + + + + + + + + + + . +
  updateNewsPreferences     . . . + + + + + + + + + + + . +
  listPushDevices           . . . + + + + + + + + + + + . +
  savePushSubscription      . . . + + + + + + + + + + + . +
  removePushSubscription    . . . + + + + + + + + + + + . +
  sendTestPush              . . . + + + + + + + + + + + . +
  getMailAddress            . . . + + + + + + + + + + + . +
  retryMailAddress          . . . + + + + + + + + + + + . +
  uploadFile                . . . + + + + + + + + + + + . +
  # A user who has confirmed their address may found a company and name skills
  createCompany             . . . . + + + . + + + + + + . +
  createTag                 . . . . + + + . + + + + + + . +
  searchRegister            . . . . + + + . + + + + + + . +
  # Only existing companies publish, respond, chat and pay
  updateCompany             . . . . . + + . + + . + . . . .
  withdrawTaxChange         . . . . . + + . + + . + . . . .
  getCompanyContacts        . . . . . + + . + + . + . . . .
  deleteCompany             . . . . . + + . + + . + . . . .
  updateCompanyLinks        . . . . . + + . + + . + . . . .
  addGalleryPhoto           . . . . . + + . + + . + . . . .
  updateGalleryPhoto        . . . . . + + . + + . + . . . .
  deleteGalleryPhoto        . . . . . + + . + + . + . . . .
  listMyCases               . . . . . + + . + + . + . . . .
  createCase                . . . . . + + . + + . + . . . .
  getMyCase                 . . . . . + + . + + . + . . . .
  updateCase                . . . . . + + . + + . + . . . .
  deleteCase                . . . . . + + . + + . + . . . .
  getRequisites             . . . . . + + . + + . + . . . .
  saveRequisites            . . . . . + + . + + . + . . . .
  getMyReview               . . . . . + + . + + . + . . . .
  writeReview               . . . . . + + . + + . + . . . .
  createProject             . . . . . + + . + + . + . . . .
  createService             . . . . . + + . + + . + . . . .
  createExpert              . . . . . + + . + + . + . . . .
  updateProject             . . . . . + + . + + . + . . . .
  updateService             . . . . . + + . + + . + . . . .
  updateExpert              . . . . . + + . + + . + . . . .
  listMyPublications        . . . . . + + . + + . + . . . .
  listQuotaEntries          . . . . . + + . + + . + . . . .
  listPromotions            . . . . . + + . + + . + . . . .
  getRandomHints            . . . . . + + . + + . + . . . .
  getMyPublication          . . . . . + + . + + . + . . . .
  getPublicationStatistics  . . . . . + + . + + . + . . . .
  getOwnStatistics          . . . . . + + . + + . + . . . .
  archivePublication        . . . . . + + . + + . + . . . .
  keepPublication           . . . . . + + . + + . + . . . .
  movePublicationToDrafts   . . . . . + + . + + . + . . . .
  deletePublication         . . . . . + + . + + . + . . . .
  respondToPublication      . . . . . + + . + + . + . . . .
  listPublicationResponses  . . . . . + + . + + . + . . . .
  setResponseStatus         . . . . . + + . + + . + . . . .
  declineResponse           . . . . . + + . + + . + . . . .
  withdrawResponse          . . . . . + + . + + . + . . . .
  markResponsesRead         . . . . . + + . + + . + . . . .
  getResponse               . . . . . + + . + + . + . . . .
  listMyResponses           . . . . . + + . + + . + . . . .
  openChat                  . . . . . + + . + + . + . . . .
  listChats                 . . . . . + + . + + . + . . . .
  getChat                   . . . . . + + . + + . + . . . .
  sendChatMessage           . . . . . + + . + + . + . . . .
  markChatRead              . . . . . + + . + + . + . . . .
  archiveChat               . . . . . + + . + + . + . . . .
  continueChat              . . . . . + + . + + . + . . . .
  favoriteChat              . . . . . + + . + + . + . . . .
  unfavoriteChat            . . . . . + + . + + . + . . . .
  removeChat                . . . . . + + . + + . + . . . .
  listChatFiles             . . . . . + + . + + . + . . . .
  countOwnFavorites         . . . . . + + . + + . + . . . .
  applyPromoCode            . . . . . + + . + + . + . . . .
  subscribe                 . . . . . + + . + + . + . . . .
  promotePublication        . . . . . + + . + + . + . . . .
  listPayments              . . . . . + + . + + . + . . . .
  exportPayments            . . . . . + + . + + . + . . . .
  exportDocuments           . . . . . + + . + + . + . . . .
  getPayment                . . . . . + + . + + . + . . . .
  cancelPayment             . . . . . + + . + + . + . . . .
  getInvoice                . . . . . + + . + + . + . . . .
  getReceipt                . . . . . + + . + + . + . . . .
  listSubscriptions         . . . . . + + . + + . + . . . .
  askForPlan                . . . . . + + . + + . + . . . .
  getActiveSubscription     . . . . . + + . + + . + . . . .
  getModerationWait         . . . . . + + . + + . + . . . .
  # What cannot be undone needs a colleague; the role decides which requests a member of staff sees
  requestApproval           . . . . . . . . . . + + + + . +
  listApprovals             . . . . . . . . . . + + + + . +
  approveRequest            . . . . . . . . . . + + + + . +
  declineRequest            . . . . . . . . . . + + + + . +
  # Moderators moderate; an admin may what any staff may
  listModerationQueue       . . . . . . . . . . + + . + . .
  getModerationCase         . . . . . . . . . . + + . + . .
  claimModerationCase       . . . . . . . . . . + + . + . .
  releaseModerationCase     . . . . . . . . . . + + . + . .
  approvePublication        . . . . . . . . . . + + . + . .
  rejectPublication         . . . . . . . . . . + + . + . .
  undoModerationDecision    . . . . . . . . . . + + . + . .
  listAllTags               . . . . . . . . . . + + . + . .
  listNamedCategories       . . . . . . . . . . + + . + . .
  nameCategory              . . . . . . . . . . + + . + . .
  mergeCategory             . . . . . . . . . . + + . + . .
  closeCategory             . . . . . . . . . . + + . + . .
  openCategory              . . . . . . . . . . + + . + . .
  getTagEffect              . . . . . . . . . . + + . + . .
  mergeTag                  . . . . . . . . . . + + . + . .
  banTag                    . . . . . . . . . . + + . + . .
  allowTag                  . . . . . . . . . . + + . + . .
  nameTag                   . . . . . . . . . . + + . + . .
  listReports               . . . . . . . . . . + + . + . .
  getReport                 . . . . . . . . . . + + . + . .
  decideReport              . . . . . . . . . . + + . + . .
  listAppeals               . . . . . . . . . . + + . + . .
  getAppeal                 . . . . . . . . . . + + . + . .
  decideAppeal              . . . . . . . . . . + + . + . .
  # Support helps users who cannot help themselves
  searchUsers               . . . . . . . . . . . . + + . .
  getUserAccount            . . . . . . . . . . . . + + . .
  suspendUser               . . . . . . . . . . . . + + . .
  restoreUser               . . . . . . . . . . . . + + . .
  searchCompanies           . . . . . . . . . . . . + + . .
  getCompanyAccount         . . . . . . . . . . . . + + . .
  repeatRegisterCheck       . . . . . . . . . . . . + + . .
  listTaxChanges            . . . . . . . . . . . . + + . .
  decideTaxChange           . . . . . . . . . . . . + + . .
  openViewing               . . . . . . . . . . . . + + . .
  enterViewing              . . . . . . . . . . . . + + . .
  endViewing                . . . . . . . . . . . . + + . .
  startEmailChange          . . . . . . . . . . . . + + . .
  cancelEmailChange         . . . . . . . . . . . . + + . .
  listAllPayments           . . . . . . . . . . . . + + . .
  giveGift                  . . . . . . . . . . . . + + . .
  listAllPromoCodes         . . . . . . . . . . . . + + . .
  createPromoCode           . . . . . . . . . . . . + + . .
  endPromoCode              . . . . . . . . . . . . + + . .
  importStatement           . . . . . . . . . . . . + + . .
  listBillingActions        . . . . . . . . . . . . + + . .
  getRevenue                . . . . . . . . . . . . . + . .
  listQueues                . . . . . . . . . . . . . + . .
  listFailedJobs            . . . . . . . . . . . . . + . .
  retryFailedJob            . . . . . . . . . . . . . + . .
  retryFailedJobs           . . . . . . . . . . . . . + . .
  dropFailedJob             . . . . . . . . . . . . . + . .
  dropFailedJobs            . . . . . . . . . . . . . + . .
  listDroppedJobs           . . . . . . . . . . . . . + . .
  getSearchIndex            . . . . . . . . . . . . . + . .
  rebuildSearchIndex        . . . . . . . . . . . . . + . .
  getSignUpFigures          . . . . . . . . . . . . . + . .
  getRetentionFigures       . . . . . . . . . . . . . + . .
  getPublicationFigures     . . . . . . . . . . . . . + . .
  getLiquidityFigures       . . . . . . . . . . . . . + . .
  getModerationFigures      . . . . . . . . . . . . . + . .
  settleTransfer            . . . . . . . . . . . . + + . .
  refundPayment             . . . . . . . . . . . . + + . .
  listPaymentDifferences    . . . . . . . . . . . . + + . .
  resolvePaymentDifference  . . . . . . . . . . . . + + . .
  listSupportInbox          . . . . . . . . . . . . + + . .
  getSupportTicket          . . . . . . . . . . . . + + . .
  getTicketCustomer         . . . . . . . . . . . . + + . .
  claimTicket               . . . . . . . . . . . . + + . .
  releaseTicket             . . . . . . . . . . . . + + . .
  answerTicket              . . . . . . . . . . . . + + . .
  addTicketNote             . . . . . . . . . . . . + + . .
  closeSupportTicket        . . . . . . . . . . . . + + . .
  mergeTickets              . . . . . . . . . . . . + + . .
  tagTicket                 . . . . . . . . . . . . + + . .
  listCannedAnswers         . . . . . . . . . . . . + + . .
  createCannedAnswer        . . . . . . . . . . . . + + . .
  updateCannedAnswer        . . . . . . . . . . . . + + . .
  deleteCannedAnswer        . . . . . . . . . . . . + + . .
  getSupportFigures         . . . . . . . . . . . . + + . .
  # Editors write public pages; an admin sets the contact details
  listEditorPages           . . . . . . . . . . . . . + . +
  getEditorPage             . . . . . . . . . . . . . + . +
  createPage                . . . . . . . . . . . . . + . +
  savePage                  . . . . . . . . . . . . . + . +
  previewMarkdown           . . . . . . . . . . . . . + . +
  submitPage                . . . . . . . . . . . . . + . +
  returnPage                . . . . . . . . . . . . . + . +
  approvePage               . . . . . . . . . . . . . + . +
  withdrawPage              . . . . . . . . . . . . . + . +
  listPageRevisions         . . . . . . . . . . . . . + . +
  getPageRevision           . . . . . . . . . . . . . + . +
  restorePageRevision       . . . . . . . . . . . . . + . +
  exportWebinarRegistrations . . . . . . . . . . . . . + . +
  updateSiteSettings        . . . . . . . . . . . . . + . .
  listFlagRules             . . . . . . . . . . . . . + . .
  changeFlag                . . . . . . . . . . . . . + . .
  addFlagCompany            . . . . . . . . . . . . . + . .
  removeFlagCompany         . . . . . . . . . . . . . + . .
  listStaffActions          . . . . . . . . . . . . . + . .
  getAuditOverview          . . . . . . . . . . . . . + . .
  exportStaffActions        . . . . . . . . . . . . . + . .
  checkAuditChain           . . . . . . . . . . . . . + . .
  # Staff look at previews in production
  enterPreview              . . . . . . . . . . + + + + . +
  # Feature teams release by their tokens; an admin may too
  publishRelease            . . . . . . . . . . . . . + + .
  listReleases              . . . . . . . . . . . . . + + .
  checkRelease              . . . . . . . . . . . . . + + .
  promoteRelease            . . . . . . . . . . . . . + + .
  startCanary               . . . . . . . . . . . . . + + .
  rampCanary                . . . . . . . . . . . . . + + .
  rollBackRelease           . . . . . . . . . . . . . + + .
  disableRemote             . . . . . . . . . . . . . + + .
  enableRemote              . . . . . . . . . . . . . + + .
  freezeChannel             . . . . . . . . . . . . . + + .
  getDelivery               . . . . . . . . . . . . . + + .
  listDeliveryChanges       . . . . . . . . . . . . . + + .
  getReleaseTrend           . . . . . . . . . . . . . + + .
  explainSession            . . . . . . . . . . . . . + + .
  createPreview             . . . . . . . . . . . . . + + .
  listPreviews              . . . . . . . . . . . . . + + .
  revokePreview             . . . . . . . . . . . . . + + .
  collectGarbage            . . . . . . . . . . . . . + + .
  createTeamToken           . . . . . . . . . . . . . + + .
  revokeTeamToken           . . . . . . . . . . . . . + + .
`

export const expectedAccess = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name, ...marks] = line.split(/\s+/)
      return [
        name as OperationName,
        Object.fromEntries(personas.map((persona, index) => [persona, marks[index] === '+'])),
      ] as const
    }),
)
