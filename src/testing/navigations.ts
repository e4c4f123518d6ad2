/** Navigations of the apps that a test renders. Imports no app, because tests mock its modules. */
import type { AnyRouter } from '@tanstack/react-router'
import { act, waitFor } from '@testing-library/react'

const routers: AnyRouter[] = []

/** Called for each app that a test renders. */
export const watchNavigations = (router: AnyRouter): void => void routers.push(router)

/**
 * Waits for the navigations of the apps that a test has rendered, also for one that starts after the next frame
 * (OptimisticListing). Without the app, they would never end, and React holds back all transitions, also of later tests, while
 * one of them is pending.
 */
export async function navigationsEnded(): Promise<void> {
  const rendered = routers.splice(0)
  if (rendered.length === 0) return
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await waitFor(() => expect(rendered.filter(({ state }) => state.isLoading)).toEqual([]))
}
