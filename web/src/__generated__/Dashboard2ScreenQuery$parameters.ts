/**
 * @generated SignedSource<<268113ff424130cd9a51d48fcc5e18fb>>
 * @relayHash 4687a9f5227568e32d29e8b13e522ad3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6a24ed245c14bd9bab9a883b32190cc67bb660b55f31bcf73b471c4f2e6ee9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6a24ed245c14bd9bab9a883b32190cc67bb660b55f31bcf73b471c4f2e6ee9e",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
