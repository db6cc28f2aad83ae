/**
 * @generated SignedSource<<029a01c7457ffbf4dee9017e8ef5c7cb>>
 * @relayHash 8b577a1add28657f7e5cf1a5d65acf14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77e122a835fe2a44cb841d77a76a2e9b1c41f93cc82a3c46e3f1c8a0f0cfeda6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77e122a835fe2a44cb841d77a76a2e9b1c41f93cc82a3c46e3f1c8a0f0cfeda6",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
