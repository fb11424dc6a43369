import { sirenOf } from '@sild/contract/companies/registration-number'
import * as z from 'zod/mini'
import { fetchRegister } from './fetch-register.ts'
import type { Register, RegisteredCompany } from './register.ts'

const answer = z.object({
  results: z.array(
    z.object({
      siren: z.string(),
      nom_complet: z.string(),
      nom_raison_sociale: z.optional(z.nullable(z.string())),
      etat_administratif: z.optional(z.nullable(z.string())),
      siege: z.optional(
        z.nullable(
          z.object({
            adresse: z.optional(z.nullable(z.string())),
            libelle_commune: z.optional(z.nullable(z.string())),
          }),
        ),
      ),
    }),
  ),
})
const ACTIVE = 'A'
const MAX_RESULTS = '10'

/** The search of French companies (recherche-entreprises.api.gouv.fr). */
export function frenchRegister(baseUrl: string): Register {
  const search = async (query: string): Promise<RegisteredCompany[]> => {
    const url = new URL(baseUrl)
    url.searchParams.set('q', query)
    url.searchParams.set('per_page', MAX_RESULTS)
    const { results } = await fetchRegister(url, answer)
    return results.map((result) => ({
      registrationNumber: result.siren,
      name: result.nom_raison_sociale || result.nom_complet,
      address: result.siege?.adresse || null,
      cityTitle: result.siege?.libelle_commune || null,
      isActive: (result.etat_administratif ?? ACTIVE) === ACTIVE,
    }))
  }
  return {
    source: 'recherche-entreprises',
    search,
    find: async (registrationNumber) => {
      const siren = sirenOf(registrationNumber)
      const found = await search(siren)
      return found.find((company) => company.registrationNumber === siren) ?? null
    },
  }
}
