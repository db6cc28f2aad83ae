/**
 * @generated SignedSource<<b4fab716ed493fe25dd66ebe7c3d0733>>
 * @relayHash ba4094878f2d3e077bc61ba93f4176be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff63784686246df12237f45aa0133c5bf9ec05e284bc1aabe4fa2ec8cd2f0531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff63784686246df12237f45aa0133c5bf9ec05e284bc1aabe4fa2ec8cd2f0531",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
