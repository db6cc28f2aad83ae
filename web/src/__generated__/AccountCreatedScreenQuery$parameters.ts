/**
 * @generated SignedSource<<1fd5608fd9a966494b0aa3b053a01364>>
 * @relayHash 622e644931d2c3d519192d43c36c5e2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 310fae0b3aab93b9b887b42c0e63ff597772cfd157a3ee41b041b1e645bf7346

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "310fae0b3aab93b9b887b42c0e63ff597772cfd157a3ee41b041b1e645bf7346",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
