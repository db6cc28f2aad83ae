/**
 * @generated SignedSource<<7bf6e18d624108ff3bbbb7267dba9605>>
 * @relayHash 72d345e7d1d0b956c610c530fdc6543d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9852cd985ffc917aa6f6558c2ede732769975dc07d87363ca0900bedbd560864

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CookiePolicyScreenQuery } from './CookiePolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CookiePolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9852cd985ffc917aa6f6558c2ede732769975dc07d87363ca0900bedbd560864",
    "metadata": {},
    "name": "CookiePolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
