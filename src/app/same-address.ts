import { type AnyRouter, type ParsedLocation, trimPathRight } from '@tanstack/react-router'

/**
 * Replaces the history entry of a navigation to the shown address, as browsers do for plain links. The router adds an
 * entry if the history state differs. Below a base path it always adds one, because it compares a path with the base path
 * to one without.
 */
export function replaceSameAddress(router: AnyRouter): void {
  const { commitLocation } = router
  router.commitLocation = ({ replace, ...next }) =>
    commitLocation({ ...next, replace: replace || addressOf(next) === addressOf(router.latestLocation) })
}

const addressOf = ({ pathname, searchStr, hash }: ParsedLocation) =>
  JSON.stringify([trimPathRight(pathname), searchStr, hash])
