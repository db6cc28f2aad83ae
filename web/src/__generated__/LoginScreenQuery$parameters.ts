/**
 * @generated SignedSource<<5e5e57ffdaa8853ed1fdc438b37c4150>>
 * @relayHash b0eaff998a665aebe318feac05f77218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cf99a0700fc6d1f8a8b335ab415973407532f3bedb37c1ffb3182e78d752efb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cf99a0700fc6d1f8a8b335ab415973407532f3bedb37c1ffb3182e78d752efb",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
