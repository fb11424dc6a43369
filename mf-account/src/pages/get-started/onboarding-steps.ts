import type { useIntl } from '@sild/shell-api'

/** Account, company, publication: the way of every newcomer. */
export const onboardingSteps = (intl: ReturnType<typeof useIntl>) => ({
  label: intl.formatMessage({ id: 'mf-account.onboarding.steps' }),
  doneLabel: intl.formatMessage({ id: 'mf-account.onboarding.step.done' }),
  steps: ['account', 'company', 'publication'].map((step) => ({
    label: intl.formatMessage({ id: `mf-account.onboarding.step.${step}` }),
  })),
})
