import type { RemoteRoute } from '@sild/shell-api'
import { loadBillingMessages } from './billing-messages.ts'
import { loadDecisionMessages } from './decision-messages.ts'
import { loadJoiningMessages } from './joining-messages.ts'
import { loadMailedMessages } from './mailed-messages.ts'
import { loadMemberMessages } from './member-messages.ts'
import { loadSigningInMessages } from './signing-in-messages.ts'
import { loadSupportMessages } from './support-messages.ts'

const onboarding = { hide: ['footer', 'bottom-navigation'] } as const

export const routes: RemoteRoute[] = [
  {
    id: 'mf-account.sign-in',
    path: '/sign-in',
    access: 'public',
    layout: 'sign-in',
    loadMessages: loadSigningInMessages,
    page: () => import(/* webpackChunkName: "mf-account.sign-in" */ './pages/sign-in/SignInPage.tsx'),
  },
  {
    id: 'mf-account.sign-up',
    path: '/sign-up',
    access: 'public',
    layout: 'sign-in',
    loadMessages: loadJoiningMessages,
    page: () => import(/* webpackChunkName: "mf-account.sign-up" */ './pages/sign-up/SignUpPage.tsx'),
  },
  {
    id: 'mf-account.activation-code',
    path: '/activation/:code?',
    access: 'public',
    layout: 'sign-in',
    isUncached: true,
    loadMessages: loadMailedMessages,
    page: () => import(/* webpackChunkName: "mf-account.activation-code" */ './pages/activation/ActivationPage.tsx'),
  },
  {
    id: 'mf-account.recovery',
    path: '/recovery',
    access: 'public',
    layout: 'sign-in',
    loadMessages: loadMailedMessages,
    page: () => import(/* webpackChunkName: "mf-account.recovery" */ './pages/recovery/RecoveryPage.tsx'),
  },
  {
    id: 'mf-account.recovery-token',
    path: '/recovery/:recoveryToken',
    access: 'public',
    layout: 'sign-in',
    isUncached: true,
    loadMessages: loadMailedMessages,
    page: () => import(/* webpackChunkName: "mf-account.recovery-token" */ './pages/recovery/NewPasswordPage.tsx'),
  },
  {
    id: 'mf-account.verification-code',
    path: '/verification/:code?',
    access: 'public',
    layout: 'sign-in',
    isUncached: true,
    loadMessages: loadMailedMessages,
    page: () =>
      import(/* webpackChunkName: "mf-account.verification-code" */ './pages/verification/VerificationPage.tsx'),
  },
  {
    id: 'mf-account.confirm-unsubscribe',
    path: '/unsubscribe/confirm',
    access: 'public',
    isUncached: true,
    loadMessages: loadMailedMessages,
    page: () =>
      import(/* webpackChunkName: "mf-account.confirm-unsubscribe" */ './pages/unsubscribe/ConfirmUnsubscribePage.tsx'),
  },
  {
    id: 'mf-account.unsubscribe',
    path: '/unsubscribe',
    access: 'public',
    layout: 'sign-in',
    isUncached: true,
    loadMessages: loadMailedMessages,
    page: () => import(/* webpackChunkName: "mf-account.unsubscribe" */ './pages/unsubscribe/UnsubscribePage.tsx'),
  },
  {
    id: 'mf-account.stop-email-change',
    path: '/stop-email-change/:token',
    access: 'public',
    layout: 'sign-in',
    isUncached: true,
    loadMessages: loadMailedMessages,
    page: () =>
      import(
        /* webpackChunkName: "mf-account.stop-email-change" */ './pages/stop-email-change/StopEmailChangePage.tsx'
      ),
  },
  {
    id: 'mf-account.suspension',
    path: '/suspension/:token',
    access: 'public',
    isUncached: true,
    startsAtOnce: true,
    loadMessages: loadDecisionMessages,
    page: () => import(/* webpackChunkName: "mf-account.suspension" */ './pages/suspension/SuspensionPage.tsx'),
  },
  {
    id: 'mf-account.account',
    path: '/account',
    access: 'member',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.account" */ './pages/account/AccountPage.tsx'),
  },
  {
    id: 'mf-account.notifications',
    path: '/notifications',
    access: 'member',
    loadMessages: loadMemberMessages,
    page: () =>
      import(/* webpackChunkName: "mf-account.notifications" */ './pages/notifications/NotificationsPage.tsx'),
  },
  {
    id: 'mf-account.decision',
    path: '/account/decisions/:decisionGuid',
    access: 'member',
    loadMessages: loadDecisionMessages,
    page: () => import(/* webpackChunkName: "mf-account.decision" */ './pages/decisions/DecisionPage.tsx'),
  },
  {
    id: 'mf-account.settings',
    path: '/account/settings',
    access: 'member',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.settings" */ './pages/settings/SettingsPage.tsx'),
  },
  {
    id: 'mf-account.my-data',
    path: '/account/settings/data',
    access: 'member',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.my-data" */ './pages/settings/data/MyDataPage.tsx'),
  },
  {
    id: 'mf-account.support',
    path: '/account/support',
    access: 'member',
    loadMessages: loadSupportMessages,
    page: () => import(/* webpackChunkName: "mf-account.support" */ './pages/support/SupportPage.tsx'),
  },
  {
    id: 'mf-account.support-message',
    path: '/account/support/message',
    access: 'member',
    loadMessages: loadSupportMessages,
    page: () => import(/* webpackChunkName: "mf-account.support-message" */ './pages/support/TicketPage.tsx'),
  },
  {
    id: 'mf-account.my-company',
    path: '/account/my-company',
    access: 'company',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.my-company" */ './pages/my-company/MyCompanyPage.tsx'),
  },
  {
    id: 'mf-account.my-cases',
    path: '/account/my-company/cases',
    access: 'company',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.my-cases" */ './pages/my-company/cases/MyCasesPage.tsx'),
  },
  {
    id: 'mf-account.my-case',
    path: '/account/my-company/cases/:slug',
    access: 'company',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.my-case" */ './pages/my-company/cases/MyCasePage.tsx'),
  },
  {
    id: 'mf-account.my-gallery',
    path: '/account/my-company/gallery',
    access: 'company',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.my-gallery" */ './pages/my-company/gallery/MyGalleryPage.tsx'),
  },
  {
    id: 'mf-account.my-photo',
    path: '/account/my-company/gallery/:position',
    access: 'company',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.my-photo" */ './pages/my-company/gallery/MyPhotoPage.tsx'),
  },
  {
    id: 'mf-account.subscription',
    path: '/account/subscription',
    access: 'company',
    loadMessages: loadBillingMessages,
    page: () => import(/* webpackChunkName: "mf-account.subscription" */ './pages/billing/SubscriptionPage.tsx'),
  },
  {
    id: 'mf-account.subscription-plans',
    path: '/account/subscription/plans',
    access: 'company',
    loadMessages: loadBillingMessages,
    page: () => import(/* webpackChunkName: "mf-account.subscription-plans" */ './pages/billing/PlansPage.tsx'),
  },
  {
    id: 'mf-account.billing',
    path: '/account/billing',
    access: 'company',
    loadMessages: loadBillingMessages,
    page: () => import(/* webpackChunkName: "mf-account.billing" */ './pages/billing/BillingPage.tsx'),
  },
  {
    id: 'mf-account.payment',
    path: '/account/billing/payments/:paymentGuid',
    access: 'company',
    loadMessages: loadBillingMessages,
    page: () => import(/* webpackChunkName: "mf-account.payment" */ './pages/billing/PaymentPage.tsx'),
  },
  {
    id: 'mf-account.requisites',
    path: '/account/billing/requisites',
    access: 'company',
    loadMessages: loadMemberMessages,
    page: () => import(/* webpackChunkName: "mf-account.requisites" */ './pages/requisites/RequisitesPage.tsx'),
  },
  {
    id: 'mf-account.get-started',
    path: '/get-started',
    access: 'public',
    ...onboarding,
    loadMessages: loadJoiningMessages,
    page: () => import(/* webpackChunkName: "mf-account.get-started" */ './pages/get-started/GetStartedPage.tsx'),
  },
  {
    id: 'mf-account.get-started-sign-up',
    path: '/get-started/sign-up',
    access: 'public',
    // The address fills the form.
    startsAtOnce: true,
    ...onboarding,
    loadMessages: loadJoiningMessages,
    page: () =>
      import(
        /* webpackChunkName: "mf-account.get-started-sign-up" */ './pages/get-started/sign-up/OnboardingSignUpPage.tsx'
      ),
  },
  {
    id: 'mf-account.get-started-sign-up-success',
    path: '/get-started/sign-up/success',
    access: 'public',
    ...onboarding,
    loadMessages: loadJoiningMessages,
    page: () =>
      import(
        /* webpackChunkName: "mf-account.get-started-sign-up-success" */ './pages/get-started/sign-up/SignUpSuccessPage.tsx'
      ),
  },
  {
    id: 'mf-account.create-company',
    path: '/get-started/create-company',
    access: 'verified',
    loadMessages: loadMemberMessages,
    ...onboarding,
    page: () =>
      import(
        /* webpackChunkName: "mf-account.create-company" */ './pages/get-started/create-company/CreateCompanyPage.tsx'
      ),
  },
  {
    id: 'mf-account.create-company-success',
    path: '/get-started/create-company/success',
    access: 'company',
    loadMessages: loadMemberMessages,
    ...onboarding,
    page: () =>
      import(
        /* webpackChunkName: "mf-account.create-company-success" */ './pages/get-started/create-company/CreateCompanySuccessPage.tsx'
      ),
  },
]
