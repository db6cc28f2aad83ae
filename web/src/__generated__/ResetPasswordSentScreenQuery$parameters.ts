/**
 * @generated SignedSource<<ec0bd36c9160bb4929f2908b016dfe4c>>
 * @relayHash 22280f479f4be8c278e1cd30ffbdac7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31140779299351a3771b3a97cf8595544bea5396a38e70d150e194a3a743f2ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31140779299351a3771b3a97cf8595544bea5396a38e70d150e194a3a743f2ce",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
