/** The sections of the settings in their order, by what they are about. Names are `mf-account.settings.<id>.title`. */
export const settingsGroups = [
  { id: 'sign-in', sections: ['email', 'password', 'second-factor', 'sessions', 'viewings'] },
  { id: 'notifications', sections: ['mailing', 'news', 'push'] },
  { id: 'invitations', sections: ['promo', 'referral'] },
  { id: 'data', sections: ['documents', 'feedback', 'data', 'deletion'] },
] as const

export type SettingsSectionId = (typeof settingsGroups)[number]['sections'][number]
