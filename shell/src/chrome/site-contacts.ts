/** Of the company that runs the portal. */
export const contactMailbox = 'hello@sild.test'

export interface SocialProfile {
  name: string
  url: string
}
/** The portal has no profiles of its own yet; each one listed here is linked in the footer. */
export const socialProfiles: readonly SocialProfile[] = []
