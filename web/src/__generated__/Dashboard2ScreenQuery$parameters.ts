/**
 * @generated SignedSource<<34643c504dc3aa9fa39e0a8e8299843b>>
 * @relayHash 35c07ce71d9318dea3827f423240859c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 657fbf37b99217c8772291c15b4e379a5ca1a729724a87f0fbad664191a9fed3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "657fbf37b99217c8772291c15b4e379a5ca1a729724a87f0fbad664191a9fed3",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
