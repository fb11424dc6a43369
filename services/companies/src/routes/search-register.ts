import { serve } from '../deps.ts'
import { RegisterUnavailableError } from '../registers/register.ts'

const MAX_COMPANIES = 10

export const searchRegisterRoute = serve('searchRegister', async ({ query, deps }) => {
  const register = deps.registers.ofCountry(query.countryCode)
  if (!register) return { isAvailable: false, list: [] }
  try {
    const found = await register.search(query.query.trim())
    return { isAvailable: true, list: found.slice(0, MAX_COMPANIES) }
  } catch (error) {
    if (error instanceof RegisterUnavailableError) return { isAvailable: false, list: [] }
    throw error
  }
})
