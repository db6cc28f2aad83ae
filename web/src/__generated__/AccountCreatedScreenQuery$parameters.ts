/**
 * @generated SignedSource<<ed7452de1fd675d29236174fc9c10612>>
 * @relayHash 022031cdf6c8107c90c22b13728369c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df16a1f28350740bf0b8c5b82b28fafde0757416a31fc72b3a9b0a33b9c05153

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df16a1f28350740bf0b8c5b82b28fafde0757416a31fc72b3a9b0a33b9c05153",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
