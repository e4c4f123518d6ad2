/** GET /api/brands. */
import { HttpResponse, http } from 'msw'
import type { Brand } from '#src/api/contract.ts'
import { mockStore } from '../db.ts'

export const brandHandlers = [http.get('/api/brands', () => HttpResponse.json<Brand[]>(mockStore().catalogue.brands))]
