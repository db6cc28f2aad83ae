/**
 * @generated SignedSource<<0b592e5a69365ad91ee8e2b4e9c3c533>>
 * @relayHash 5407ebe2d59842b367cf0b54be3f3c61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 764e31f1f8b80563e140787abf879072670fcc4d47661d838deae21826691f87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "764e31f1f8b80563e140787abf879072670fcc4d47661d838deae21826691f87",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
