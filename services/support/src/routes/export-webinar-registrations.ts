import { Download } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { WebinarRegistration } from '../models/webinar-registration.ts'
import { registrationsCsv } from '../replies/registrations-csv.ts'

export const exportWebinarRegistrationsRoute = serve(
  'exportWebinarRegistrations',
  async ({ deps, locale, params: { slug } }) => {
    const registrations = await WebinarRegistration.query(deps.database.knex)
      .where({ webinarSlug: slug })
      .orderBy('createdAt')
    return new Download(`${slug}.csv`, 'text/csv; charset=utf-8', registrationsCsv(registrations, locale))
  },
)
