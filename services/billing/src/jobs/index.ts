import { correctPeriodJob } from './correct-period.ts'
import { correctVatJob } from './correct-vat.ts'
import { applyPaymentEventJob } from './apply-payment-event.ts'
import { comparePaymentsJob } from './compare-payments.ts'
import { endOrderJob } from './end-order.ts'
import { endOrdersOfCompanyJob } from './end-orders-of-company.ts'
import { findPlanEndsJob } from './find-plan-ends.ts'
import { followPromotionJob } from './follow-promotion.ts'
import { forgetBuyerJob } from './forget-buyer.ts'
import { mailDifferencesJob } from './mail-differences.ts'
import { mailPaymentJob } from './mail-payment.ts'
import { mailPlanEndJob } from './mail-plan-end.ts'
import { mailPlanInterestJob } from './mail-plan-interest.ts'
import { mailTransferBackJob } from './mail-transfer-back.ts'
import { refundPromotionJob } from './refund-promotion.ts'
import { returnContactViewsJob } from './return-contact-views.ts'
import { tellDifferencesJob } from './tell-differences.ts'

/** A plan that has run out needs no job: the database's clock decides whenever it is asked. */
export const jobs = [
  applyPaymentEventJob,
  endOrderJob,
  endOrdersOfCompanyJob,
  comparePaymentsJob,
  correctVatJob,
  correctPeriodJob,
  tellDifferencesJob,
  mailDifferencesJob,
  findPlanEndsJob,
  mailPaymentJob,
  mailPlanEndJob,
  mailPlanInterestJob,
  mailTransferBackJob,
  followPromotionJob,
  refundPromotionJob,
  returnContactViewsJob,
  forgetBuyerJob,
]
