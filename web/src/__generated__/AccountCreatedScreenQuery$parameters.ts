/**
 * @generated SignedSource<<4e7dbe0132d9e5f35b25ecc222c9ed06>>
 * @relayHash 30801d2b1a036e1d4b549d2db0cea61c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5199657a722e0d0a2257cc0b434a5bd3a50c390cb0633afb1a46f09826a0d267

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5199657a722e0d0a2257cc0b434a5bd3a50c390cb0633afb1a46f09826a0d267",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
