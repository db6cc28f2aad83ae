/**
 * @generated SignedSource<<1b4fb476930fcb2f213f6888311202cf>>
 * @relayHash 8b1e333ecec5a7b6753b35e3dc0d7af8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef46d2b869c36e17d54c1b0808eb7aa72a93d6d9eff6f6cca55d0fe141e9bcd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef46d2b869c36e17d54c1b0808eb7aa72a93d6d9eff6f6cca55d0fe141e9bcd7",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
