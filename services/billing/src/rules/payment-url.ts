import type { Locale } from '@sild/contract'
import { localizedPath, paths } from '@sild/paths'

/** Where a payment is paid: at the provider, or on our page with what a transfer must say. */
export const paymentUrlOf = (
  { paymentGuid, paymentUrl }: { readonly paymentGuid: string; readonly paymentUrl: string | null },
  { publicUrl }: { readonly publicUrl: string },
  locale: Locale,
): string => paymentUrl ?? new URL(localizedPath(paths.payment(paymentGuid), locale), publicUrl).href
