/**
 * @generated SignedSource<<54020372a6ebb467db68d68db89136b4>>
 * @relayHash 5e8648551f35cb4df56f5d53cc4026d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1e1d350bf4d65b96f64d1dd8b39d1ccf17cf8b84d2f7234e6709668ff55b845

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1e1d350bf4d65b96f64d1dd8b39d1ccf17cf8b84d2f7234e6709668ff55b845",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
