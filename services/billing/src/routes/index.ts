import { createPromoCodeRoute } from './create-promo-code.ts'
import { endPromoCodeRoute } from './end-promo-code.ts'
import { exportBillingDataRoute } from './export-billing-data.ts'
import { getRevenueRoute } from './get-revenue.ts'
import { giveGiftRoute } from './give-gift.ts'
import { importStatementRoute } from './import-statement.ts'
import { listAllPromoCodesRoute } from './list-all-promo-codes.ts'
import { listBillingActionsRoute } from './list-billing-actions.ts'
import { applyPromoCodeRoute } from './apply-promo-code.ts'
import { askForPlanRoute } from './ask-for-plan.ts'
import { cancelPaymentRoute } from './cancel-payment.ts'
import { consumeQuotaRoute } from './consume-quota.ts'
import { exportDocumentsRoute } from './export-documents.ts'
import { exportPaymentsRoute } from './export-payments.ts'
import { getActiveSubscriptionRoute } from './get-active-subscription.ts'
import { getCompanyPlanRoute } from './get-company-plan.ts'
import { getInvoiceRoute } from './get-invoice.ts'
import { getPaymentFactsRoute } from './get-payment-facts.ts'
import { getPaymentRoute } from './get-payment.ts'
import { getReceiptRoute } from './get-receipt.ts'
import { listAllPaymentsRoute } from './list-all-payments.ts'
import { listOptionsRoute } from './list-options.ts'
import { listPaymentDifferencesRoute } from './list-payment-differences.ts'
import { listPaymentsRoute } from './list-payments.ts'
import { listPlansRoute } from './list-plans.ts'
import { listPromoCodesRoute } from './list-promo-codes.ts'
import { listQuotaEntriesRoute } from './list-quota-entries.ts'
import { listSubscriptionsRoute } from './list-subscriptions.ts'
import { promotePublicationRoute } from './promote-publication.ts'
import { receivePaymentEventRoute } from './receive-payment-event.ts'
import { refundPaymentRoute } from './refund-payment.ts'
import { releaseQuotaRoute } from './release-quota.ts'
import { resolvePaymentDifferenceRoute } from './resolve-payment-difference.ts'
import { settleTransferRoute } from './settle-transfer.ts'
import { subscribeRoute } from './subscribe.ts'

export const routes = [
  // a payment provider
  receivePaymentEventRoute,
  // guest
  listPlansRoute,
  listOptionsRoute,
  // member
  listPromoCodesRoute,
  // company
  applyPromoCodeRoute,
  getActiveSubscriptionRoute,
  listSubscriptionsRoute,
  listQuotaEntriesRoute,
  subscribeRoute,
  promotePublicationRoute,
  askForPlanRoute,
  listPaymentsRoute,
  getPaymentRoute,
  cancelPaymentRoute,
  getInvoiceRoute,
  getReceiptRoute,
  exportPaymentsRoute,
  exportDocumentsRoute,
  // support
  listAllPaymentsRoute,
  settleTransferRoute,
  refundPaymentRoute,
  listPaymentDifferencesRoute,
  resolvePaymentDifferenceRoute,
  createPromoCodeRoute,
  endPromoCodeRoute,
  getRevenueRoute,
  giveGiftRoute,
  importStatementRoute,
  listAllPromoCodesRoute,
  listBillingActionsRoute,
  // system
  getCompanyPlanRoute,
  getPaymentFactsRoute,
  consumeQuotaRoute,
  releaseQuotaRoute,
  exportBillingDataRoute,
]
