import { correctPeriodJob } from './correct-period.ts'
import { correctVatJob } from './correct-vat.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { comparePaymentsJob } from './compare-payments.ts'
import { endOrder } from './end-order.ts'
import { endOrdersOfCompany } from './end-orders-of-company.ts'
import { findPlanEnds } from './find-plan-ends.ts'
import { followPromotion } from './follow-promotion.ts'
import { forgetBuyer } from './forget-buyer.ts'
import { mailDifferences } from './mail-differences.ts'
import { mailPayment } from './mail-payment.ts'
import { mailPlanEnd } from './mail-plan-end.ts'
import { mailPlanInterest } from './mail-plan-interest.ts'
import { mailTransferBack } from './mail-transfer-back.ts'
import { refundPromotion } from './refund-promotion.ts'
import { returnContactViews } from './return-contact-views.ts'
import { tellDifferences } from './tell-differences.ts'

/** A plan that has run out needs no job: the database's clock decides whenever it is asked. */
export const jobs = [
  applyPaymentEvent,
  endOrder,
  endOrdersOfCompany,
  comparePaymentsJob,
  correctVatJob,
  correctPeriodJob,
  tellDifferences,
  mailDifferences,
  findPlanEnds,
  mailPayment,
  mailPlanEnd,
  mailPlanInterest,
  mailTransferBack,
  followPromotion,
  refundPromotion,
  returnContactViews,
  forgetBuyer,
]
