/**
 * @generated SignedSource<<5c4cf9e0dc1e974956655a9e9eba3aa4>>
 * @relayHash 2a5c53e2b21ea3475a43629ce716889a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1db9041e077afa787b3e5d5c46ba400ded4fedc1ed956534abe36363be70338

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CookiePolicyScreenQuery } from './CookiePolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CookiePolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1db9041e077afa787b3e5d5c46ba400ded4fedc1ed956534abe36363be70338",
    "metadata": {},
    "name": "CookiePolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
