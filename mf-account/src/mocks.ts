import { paths } from '@sild/paths'
import { paymentGuid } from '@sild/testing/payments'
import { decisionReply } from '@sild/testing/appeals'
import { guidOf, ownCompanyReply } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'
import type { StandaloneMocks } from '@sild/testing/standalone'
import { billingMocks } from './pages/billing/billing-mocks.ts'
import { supportMocks } from './pages/support/support-mocks.ts'
import { settingsMocks } from './pages/settings/settings-mocks.ts'

const copyOfData = {
  state: 'ready',
  requestedAt: '2026-11-24T10:00:00Z',
  expiresAt: '2026-12-01T10:00:00Z',
  bytes: 12_345_678,
  link: 'guid.signature',
  mayAskAt: '2026-11-25T10:00:00Z',
} as const

export const mocks: StandaloneMocks = {
  api: {
    registerUser: () => ({ acknowledged: true }),
    resendVerification: () => ({ acknowledged: true }),
    activateAccount: () => ({ status: 'activated', signInToken: null }),
    registerEmail: () => ({ acknowledged: true }),
    verifyEmail: () => ({ status: 'verified', signInToken: null }),
    verifyOnboarding: () => ({ passwordToken: 'a-token', email: 'mari@sild.test' }),
    requestRecovery: () => ({ acknowledged: true }),
    resetPassword: () => ({ acknowledged: true }),
    changeEmail: () => ({ acknowledged: true }),
    stopEmailChange: () => ({ outcome: 'stopped' }),
    unsubscribe: () => ({ acknowledged: true, outcome: 'ended' }),
    updateUser: () => memberSession().user,
    ...settingsMocks,
    ...billingMocks,
    ...supportMocks,
    listNotifications: () => ({
      list: [
        {
          id: guidOf(901),
          type: 'publication-approved',
          isUnread: true,
          values: { publication: 'Web shop' },
          target: { cardType: 'project', publicationGuid: guidOf(1) },
          createdAt: '2026-03-01T09:00:00Z',
        },
      ],
      unreadCount: 1,
    }),
    getDecision: () => decisionReply(),
    appealDecision: () => decisionReply(),
    readSuspension: () => decisionReply(),
    appealSuspension: () => decisionReply(),
    markNotificationRead: () => ({ acknowledged: true }),
    markNotificationsRead: () => ({ acknowledged: true }),
    createCompany: ({ body: { name } }) => ownCompanyReply({ name }),
    listMyCompanies: () => ({ list: [ownCompanyReply()] }),
    countOwnFavorites: () => ({ amount: 3 }),
    listMyCases: () => ({ list: [] }),
    getRequisites: () => ({ requisites: null, version: 0, taxChange: null }),
    getDataExport: () => copyOfData,
    requestDataExport: () => copyOfData,
    listCountries: () => ({
      list: [
        { code: 'EE', title: 'Estonia' },
        { code: 'FR', title: 'France' },
      ],
    }),
    listCities: () => ({ list: [{ id: 1, countryCode: 'EE', title: 'Tallinn' }] }),
  },
  addresses: {
    'mf-account.activation-code': paths.activation('a-code'),
    'mf-account.decision': paths.decision(guidOf(401)),
    'mf-account.my-case': paths.newCase(),
    'mf-account.my-photo': paths.myPhoto(1),
    'mf-account.payment': paths.payment(paymentGuid),
    'mf-account.suspension': paths.suspension('a-token'),
    'mf-account.stop-email-change': paths.stopEmailChange('a-token'),
    'mf-account.support-message': paths.newTicket(),
    'mf-account.recovery-token': paths.recovery('a-token'),
    'mf-account.verification-code': paths.verification('a-code'),
  },
}
