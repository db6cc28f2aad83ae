/**
 * @generated SignedSource<<4f321a55f8cec727961037054bbd65f3>>
 * @relayHash f3a86a554103f22fe8a4ebe4a7e13b20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcf05925dd1d0b3c458ed2e987a2b377155bf6241dd00ca01d52470825b52e43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcf05925dd1d0b3c458ed2e987a2b377155bf6241dd00ca01d52470825b52e43",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
