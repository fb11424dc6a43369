import { paths } from '@sild/paths'
import { ownCompanyReply } from '@sild/testing/replies'
import type { StandaloneMocks } from '@sild/testing/standalone'

export const mocks: StandaloneMocks = {
  api: {
    registerUser: () => ({ acknowledged: true }),
    resendVerification: () => ({ acknowledged: true }),
    activateAccount: () => ({ status: 'activated' }),
    createCompany: ({ body: { name } }) => ownCompanyReply({ name }),
    listCountries: () => ({
      list: [
        { code: 'EE', title: 'Estonia' },
        { code: 'FR', title: 'France' },
      ],
    }),
    listCities: () => ({ list: [{ id: 1, countryCode: 'EE', title: 'Tallinn' }] }),
  },
  addresses: { 'mf-account.activation-code': paths.activation('a-code') },
}
