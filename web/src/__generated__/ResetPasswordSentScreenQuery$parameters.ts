/**
 * @generated SignedSource<<049d38fc398e666df73a069476be8f42>>
 * @relayHash 0d6a489e10c945cf8a57c9715780efb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 700bb087d4cfd7a4b1f241033f5c6f86343ea668ed5f353a9eb76e7c702f6957

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "700bb087d4cfd7a4b1f241033f5c6f86343ea668ed5f353a9eb76e7c702f6957",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
