/**
 * @generated SignedSource<<1ff03d1de31ec8a6cf3856b00f863951>>
 * @relayHash c8cdfd1dd7370eb4f57078ebb3380416
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a24c1d83ccdae0a5f5cf210f28a9177bbf7c1257b3b83808f74c62033f0cd724

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a24c1d83ccdae0a5f5cf210f28a9177bbf7c1257b3b83808f74c62033f0cd724",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
