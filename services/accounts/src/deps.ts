import { createSignedLinks, type Kit, serviceOf, type SignedLinks } from '@sild/service-kit'

export interface AccountsDeps extends Pick<
  Kit,
  'database' | 'outbox' | 'clock' | 'calls' | 'mailer' | 'passwords' | 'sealer'
> {
  /** Without one the staff have no roles. */
  readonly isSecondFactorRequired: boolean
  /** Where the links of mails lead. */
  readonly publicUrl: string
  readonly links: SignedLinks
}

export const createDeps = (kit: Kit): AccountsDeps => ({
  ...kit,
  isSecondFactorRequired: kit.config.isSecondFactorRequired,
  publicUrl: kit.config.publicUrl,
  links: createSignedLinks(kit.config.keys.links),
})

export const { serve, handle } = serviceOf<AccountsDeps>()
